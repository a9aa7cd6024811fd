/** What every screen of the second factor takes. */
export interface SecondFactorProps {
  /** Who signs in. */
  readonly email: string
  /** Back to the e-mail address. */
  readonly onRestart: () => void
}
