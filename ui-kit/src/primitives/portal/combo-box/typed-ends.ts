/** The keys that end a text that is no option. */
export const typedEnds: readonly string[] = ['Enter', ',', ';']
