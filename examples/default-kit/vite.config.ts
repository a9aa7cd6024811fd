import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { bothLoopbacks } from '../custom-login/vite/both-loopbacks.ts'

const host = 'localhost'
const port = Number(process.env['PORT'] ?? 5173)
const pages = ['index.html', 'gallery/index.html', 'live/index.html']

/** What the built pages run under. A production server sends the same, with its own provider in place of localhost. */
const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self' http://localhost:*",
  "img-src 'self' data: http://localhost:*",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
].join('; ')

export default defineConfig({
  plugins: [react(), bothLoopbacks()],
  server: { host, port, strictPort: true },
  preview: {
    host,
    port,
    strictPort: true,
    headers: { 'content-security-policy': contentSecurityPolicy },
  },
  build: {
    modulePreload: { polyfill: false },
    // What knows light-dark() and :dir(), so that the style sheets are served as they were written.
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    rolldownOptions: { input: pages.map((page) => resolve(import.meta.dirname, page)) },
  },
})
