/** The addresses of the screens, which the kit shows. */
export default function Account() {
  return null
}
