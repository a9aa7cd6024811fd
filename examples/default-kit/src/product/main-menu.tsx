import { useRoute } from '@portico/headless'
import { useWords } from '../home/words.ts'
import { Link } from './link.tsx'
import { useProductWords } from './product-words.ts'

/** The pages of the product. */
export function MainMenu() {
  const { path } = useRoute()
  const { overview } = useWords()
  const words = useProductWords()
  const pages = [
    ['/', overview],
    ['/shipments', words.shipments],
    ['/stock', words.stock],
    ['/insights', words.reports],
  ] as const
  return (
    <nav className="main-menu" aria-label={words.mainMenu}>
      {pages.map(([to, name]) => (
        <Link key={to} to={to} isCurrent={path === to || (to !== '/' && path.startsWith(`${to}/`))}>
          {name}
        </Link>
      ))}
    </nav>
  )
}
