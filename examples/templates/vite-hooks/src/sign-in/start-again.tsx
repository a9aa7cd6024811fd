/** The way back to the first step. */
export function StartAgain({ onPress }: { readonly onPress: () => void }) {
  return (
    <button type="button" className="button-link justify-self-start" onClick={onPress}>
      Use another address
    </button>
  )
}
