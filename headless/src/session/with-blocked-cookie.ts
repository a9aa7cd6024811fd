/** Runs a function of the part that explains a blocked cookie. Without this part nothing is lost but an explanation. */
export function withBlockedCookie(run: (part: typeof import('./blocked-cookie.ts')) => void): void {
  import('./blocked-cookie.ts').then(run).catch(() => {})
}
