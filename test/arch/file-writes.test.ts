import { describe, expect, it } from 'vitest'
import { filesWritten } from './file-writes.ts'
import { modules } from './project.ts'
import { planted } from './source.ts'

describe('the commands', () => {
  it('write files in one place alone', () => {
    expect(filesWritten(modules)).toEqual([])
  })

  it.each([
    ["import { writeFile } from 'node:fs/promises'\nawait writeFile('a', 'b')"],
    ["import { renameSync as move } from 'fs'\nmove('a', 'b')"],
    ["import * as fs from 'node:fs'\nfs.rmSync('a')"],
  ])('a command that writes by itself is reported: %s', (text) => {
    expect(filesWritten([planted('tools/cli/src/init/x.ts', text)])).not.toEqual([])
    expect(filesWritten([planted('tools/file-edits/src/x.ts', text)])).toEqual([])
  })
})
