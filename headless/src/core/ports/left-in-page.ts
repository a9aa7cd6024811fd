/** The global value of a script, or of the platform. */
export function leftInPage(name: string): unknown {
  return Reflect.get(globalThis, name)
}
