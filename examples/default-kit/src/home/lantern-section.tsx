import { SectionPage } from '@portico/ui-kit/frame/portal'
import { useWords } from './words.ts'

/** A section of the application in the portal, loaded when it is opened. */
export function LanternSection() {
  const words = useWords()
  return <SectionPage title="Lantern" lead={words.ownSection} />
}
