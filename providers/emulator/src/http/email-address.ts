/** `true` for the form of an e-mail address. White space and invisible characters, such as U+200B, are refused. */
export function isEmailAddress(text: string): boolean {
  return /^[^\s@\p{Cc}\p{Cf}]+@[^\s@\p{Cc}\p{Cf}]+$/u.test(text)
}
