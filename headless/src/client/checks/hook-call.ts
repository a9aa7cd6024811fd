/**
 * Returns the call of a hook in a stack, in words: `useMfa in SignIn`. A hook of the
 * mechanism gets a general name, or that of its feature. A component that the stack lacks is left out.
 */
export function hookCallIn(stack: string, feature?: string): string {
  const names = stack.split('\n').map((line) => /(?:^|[\s.])([\w$]+)(?:\s\(|@)/.exec(line.trim())?.[1] ?? '')
  const last = names.findLastIndex((name) => /^use[A-Z]/.test(name))
  const [hook = '', component = ''] = last < 0 ? [] : names.slice(last)
  const general = feature === undefined ? 'A Portico hook' : `The hook of the feature ${feature}`
  const shown = /^use(?:Client|ClientFor|Feature|Context)?$/.test(hook) || hook === '' ? general : hook
  return /^[A-Z]/.test(component) ? `${shown} in ${component}` : shown
}
