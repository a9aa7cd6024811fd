/** A reason why the command does nothing, for the person who called it. The exit code is 2. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
}
