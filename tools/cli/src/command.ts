/** The output of a command. */
export interface Output {
  /** Prints a line to standard output. */
  readonly print: (text: string) => void
  /** Prints a line to standard error. */
  readonly printError: (text: string) => void
}

/** Runs a command with its arguments. Resolves to the exit code. */
export type Command = (args: readonly string[], output: Output) => Promise<number>
