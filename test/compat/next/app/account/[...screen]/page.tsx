export default function PorticoScreen() {
  return null
}
