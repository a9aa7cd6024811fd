import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from './free-port.ts'
import type { OneProcess } from './one-process.ts'

/** `true` if this machine has the command `nginx`. */
export const hasNginx = spawnSync('nginx', ['-v']).status === 0

/** Starts nginx on a free port before applications, with further lines of its block `http`. */
export async function startNginx(urls: readonly string[], lines: string): Promise<OneProcess> {
  const port = await freePort()
  const folder = mkdtempSync(join(tmpdir(), 'portico-nginx-'))
  writeFileSync(join(folder, 'nginx.conf'), configuration(port, folder, urls, lines))
  const child = spawn('nginx', ['-p', folder, '-c', 'nginx.conf', '-e', 'stderr'], { stdio: 'ignore' })
  const ended = once(child, 'exit')
  while (!(await accepts(port))) if (child.exitCode !== null) throw new Error('nginx ended')
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      child.kill('SIGKILL')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function configuration(port: number, folder: string, urls: readonly string[], lines: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  return `
    daemon off;
    master_process off;
    pid ${folder}/nginx.pid;
    events { worker_connections 2048; }
    http {
      access_log off;
      ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
      ${lines}
      upstream application { ${urls.map((url) => `server ${new URL(url).host};`).join(' ')} }
      server {
        listen 127.0.0.1:${port};
        location / {
          proxy_pass http://application;
          proxy_set_header Host $http_host;
        }
      }
    }`
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true))
    socket.once('connect', () => socket.destroy()).once('error', () => resolve(false))
  })
}
