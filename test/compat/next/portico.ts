import { createNextServer } from '@portico/headless/next/server'

export const portico = createNextServer({ public: ['/pricing', '/pricing/*'] })
