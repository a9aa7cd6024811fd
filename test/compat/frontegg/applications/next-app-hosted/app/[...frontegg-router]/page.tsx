export { FronteggAppRouter as default } from '@frontegg/nextjs/app'
