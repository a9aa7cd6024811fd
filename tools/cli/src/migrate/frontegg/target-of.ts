import { direct, entries, modules } from './names.ts'

export interface Targeting {
  /** Puts Portico's own name in place of the layer's where both have the same shape. */
  readonly isDirect: boolean
}

/** Returns the specifier from which a name of one of Frontegg's modules is imported. */
export function targetOf(specifier: string, name: string, { isDirect }: Targeting): string {
  const own = direct[name]
  if (isDirect && own) return own
  const found = Object.entries(entries).find(([, names]) => names.includes(name))
  return found && specifier.startsWith('@frontegg/nextjs') ? found[0] : clientTarget(specifier, name)
}

/** A name of the client, such as a hook, is in the entry for clients, whatever entry exported it. */
function clientTarget(specifier: string, name: string): string {
  const target = modules[specifier] ?? specifier
  const isServerOnly = Object.hasOwn(entries, target)
  return name && isServerOnly && !/^Frontegg(?:NextJSS|User)S|^FronteggUserTokens/.test(name)
    ? '@portico/compat-frontegg/next'
    : target
}
