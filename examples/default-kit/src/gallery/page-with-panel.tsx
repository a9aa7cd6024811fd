import { LoginPage, type LoginSlots } from '@portico/ui-kit'

const slots: LoginSlots = { PagePanel: Harbor }

/** The page of the login box with a picture beside it. */
export const pageWithPanel = <LoginPage slots={slots} />

/** A harbor at dawn, drawn in the colors of the theme. */
function Harbor() {
  return (
    <svg viewBox="0 0 640 800" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="640" height="800" fill="var(--portico-color-primary)" />
      <circle cx="420" cy="330" r="120" fill="var(--portico-color-primary-light)" />
      <path d="M0 520h640v280H0Z" fill="var(--portico-color-primary-pressed)" />
      <path d="M90 520V250h26v270ZM116 250h220v20H116ZM300 270h6v150h-6Z" fill="var(--portico-color-on-primary)" />
      <path d="M330 560h250l-44 70H374Z" fill="var(--portico-color-on-primary)" />
    </svg>
  )
}
