import { index, type RouteConfig, route } from '@react-router/dev/routes'

export default [
  index('routes/home.tsx'),
  route('dashboard', 'routes/dashboard.tsx'),
  route('api/*', 'routes/api.ts'),
  route('account/*', 'routes/account.tsx'),
  route('oauth/*', 'routes/account.tsx', { id: 'oauth' }),
] satisfies RouteConfig
