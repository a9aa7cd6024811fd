export { PorticoKit, type PorticoKitProps } from './portico-kit.tsx'
