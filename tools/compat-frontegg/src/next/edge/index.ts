export {
  checkSessionOnEdge,
  getSessionOnEdge,
  type HandleSessionOnEdge,
  handleSessionOnEdge,
  redirectToLogin,
  shouldByPassMiddleware,
} from './session-on-edge.ts'
