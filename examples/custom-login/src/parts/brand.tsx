/** The product's mark and name. */
export function Brand() {
  return (
    <span className="brand">
      <svg viewBox="0 0 26 26" aria-hidden="true">
        <path d="M3 12.5a10 10 0 0 1 20 0V21a2 2 0 0 1-2 2h-2.5V13a5.5 5.5 0 0 0-11 0v10H5a2 2 0 0 1-2-2Z" />
        <circle cx="13" cy="19" r="2.75" />
      </svg>
      Lantern
    </span>
  )
}
