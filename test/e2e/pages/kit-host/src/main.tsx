import { createRoot } from 'react-dom/client'
import { Host } from './host.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element with the id "root", so there is nowhere to show the page.')

createRoot(root).render(<Host />)
