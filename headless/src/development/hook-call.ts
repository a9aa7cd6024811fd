/**
 * Returns the call of a hook in a stack, in words: `useMfa in SignIn`. A hook of the
 * mechanism gets a general name, and a component that the stack lacks is left out.
 */
export function hookCallIn(stack: string): string {
  const names = stack.split('\n').map((line) => /(?:^|[\s.])([\w$]+)(?:\s\(|@)/.exec(line.trim())?.[1] ?? '')
  const last = names.findLastIndex((name) => /^use[A-Z]/.test(name))
  const [hook = '', component = ''] = last < 0 ? [] : names.slice(last)
  const shown = /^use(?:Client|Feature|Context)?$/.test(hook) || hook === '' ? 'A Portico hook' : hook
  return /^[A-Z]/.test(component) ? `${shown} in ${component}` : shown
}
