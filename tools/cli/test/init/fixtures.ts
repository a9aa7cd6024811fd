/** An application before init: its files by path. */
export type Files = Readonly<Record<string, string>>

/** The differences between the fixtures of a framework. */
export interface Kind {
  readonly isTypeScript: boolean
  /** The sources are in `src`. */
  readonly isInSource: boolean
}

/** Applications as the templates of the frameworks make them. */
export const applications: Readonly<Record<string, (kind: Kind) => Files>> = {
  vite({ isTypeScript, isInSource }) {
    const extension = isTypeScript ? 'tsx' : 'jsx'
    const folder = isInSource ? 'src/' : ''
    return {
      ...manifest({ dependencies: { react: '^19.3.1', 'react-dom': '^19.3.1' }, devDependencies: { vite: '^8.0.0' } }),
      ...(isTypeScript && { 'tsconfig.json': '{}' }),
      'index.html': `<div id="root"></div>\n<script type="module" src="/${folder}main.${extension}"></script>\n`,
      [`${folder}main.${extension}`]: `import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import App from './App.${extension}'

createRoot(document.getElementById('root')${isTypeScript ? '!' : ''}).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
`,
      [`${folder}App.${extension}`]: `export default function App() {
  return <h1>Hello</h1>
}
`,
    }
  },
  next({ isTypeScript, isInSource }) {
    const folder = isInSource ? 'src/app' : 'app'
    const props = isTypeScript ? '{\n  children,\n}: Readonly<{\n  children: React.ReactNode;\n}>' : '{ children }'
    return {
      ...manifest({ dependencies: { next: '16.4.0', react: '19.3.1', 'react-dom': '19.3.1' } }),
      ...(isTypeScript && { 'tsconfig.json': '{}' }),
      [`${folder}/layout.${isTypeScript ? 'tsx' : 'js'}`]: `import "./globals.css";

export const metadata = {
  title: "Create Next App",
};

export default function RootLayout(${props}) {
  return (
    <html lang="en">
      <body className="antialiased">
        {children}
      </body>
    </html>
  );
}
`,
    }
  },
  'react-router'({ isTypeScript }) {
    const extension = isTypeScript ? 'tsx' : 'jsx'
    const [types, end] = isTypeScript ? ['type RouteConfig, ', ' satisfies RouteConfig'] : ['', '']
    return {
      ...manifest({
        dependencies: { react: '19.3.1', 'react-router': '7.18.5' },
        devDependencies: { '@react-router/dev': '7.18.5', vite: '^8.0.0' },
      }),
      ...(isTypeScript && { 'tsconfig.json': '{}' }),
      [`app/root.${extension}`]: `import {
  Links,
  Outlet,
  Scripts,
} from "react-router";

import "./app.css";

export function Layout({ children }${isTypeScript ? ': { children: React.ReactNode }' : ''}) {
  return (
    <html lang="en">
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  );
}

export default function App() {
  return <Outlet />;
}
`,
      [`app/routes.${isTypeScript ? 'ts' : 'js'}`]: `import { ${types}index } from "@react-router/dev/routes";

export default [index("routes/home.${extension}")]${end};
`,
    }
  },
  'tanstack-start'({ isTypeScript, isInSource }) {
    const extension = isTypeScript ? 'tsx' : 'jsx'
    return {
      ...manifest({
        dependencies: { '@tanstack/react-start': '^1.169.0', react: '^19.0.0' },
        devDependencies: { vite: '^8.0.0' },
      }),
      ...(isTypeScript && { 'tsconfig.json': '{}' }),
      [`${isInSource ? 'src' : 'app'}/routes/__root.${extension}`]: `import { HeadContent, Scripts, createRootRoute } from '@tanstack/react-router'

export const Route = createRootRoute({
  shellComponent: RootDocument,
})

function RootDocument({ children }${isTypeScript ? ': { children: React.ReactNode }' : ''}) {
  return (
    <html lang="en">
      <head>
        <HeadContent />
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  )
}
`,
    }
  },
  astro({ isTypeScript }) {
    return {
      ...manifest({ dependencies: { astro: '^5.0.0', '@astrojs/react': '^4.0.0', react: '^19.0.0' } }),
      ...(isTypeScript && { 'tsconfig.json': '{}' }),
      'src/pages/index.astro': '---\n---\n<h1>Hello</h1>\n',
    }
  },
}

function manifest(more: object): Files {
  return { 'package.json': `${JSON.stringify({ name: 'app', private: true, ...more }, null, 2)}\n` }
}
