import type { Reporter } from 'vitest/node'

/** Makes a reporter that prints flows × engines at the end of a run, each with its seconds. */
export function flowTable(): Reporter {
  const began = performance.now()
  return {
    onTestRunEnd(modules) {
      const rows = new Map<string, Map<string, string>>()
      for (const module of modules) {
        for (const test of module.children.allTests()) {
          const row = rows.get(test.name) ?? new Map<string, string>()
          const seconds = ((test.diagnostic()?.duration ?? 0) / 1000).toFixed(1)
          const words = {
            passed: `ok ${seconds} s`,
            failed: `FAILED ${seconds} s`,
            skipped: 'not run',
            pending: 'not run',
          }
          rows.set(test.name, row.set(test.parent.type === 'suite' ? test.parent.name : '', words[test.result().state]))
        }
      }
      const engines = [...new Set([...rows.values()].flatMap((row) => [...row.keys()]))].sort()
      const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
      const lines = [...rows].map(([flow, row]) => line([flow, ...engines.map((engine) => row.get(engine) ?? '')]))
      console.log([line(['Flow', ...engines]), line(['---', ...engines.map(() => '---')]), ...lines].join('\n'))
      console.log(`\n${rows.size} flows in ${((performance.now() - began) / 60_000).toFixed(1)} minutes`)
    },
  }
}
