/** The name of a provider, which is the same in every language. One that is not known keeps its own. */
export function providerBrand(provider: string): string {
  return brands.get(provider) ?? provider
}

const brands: ReadonlyMap<string, string> = new Map([
  ['google', 'Google'],
  ['github', 'GitHub'],
  ['facebook', 'Facebook'],
  ['microsoft', 'Microsoft'],
  ['slack', 'Slack'],
  ['apple', 'Apple'],
  ['linkedin', 'LinkedIn'],
])
