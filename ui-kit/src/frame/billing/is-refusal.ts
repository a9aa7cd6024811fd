/** `true` for the attempt of a form that was refused: each refusal is an object of its own. */
export function isRefusal(attempt: unknown): attempt is object {
  return typeof attempt === 'object' && attempt !== null
}
