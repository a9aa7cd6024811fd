import { allMeasures } from './measures.ts'
import { runRounds } from './rounds.ts'

Object.assign(globalThis, {
  runBench: (rounds: number, warmUp: number) => runRounds(allMeasures(), rounds, warmUp),
})
