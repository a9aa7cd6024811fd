export { FronteggApiMiddleware, type NodeRequest, type NodeResponse } from './frontegg-api-middleware.ts'
