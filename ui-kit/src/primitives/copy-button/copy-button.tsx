'use client'

import { useEffect, useState } from 'react'
import { useMessages } from '../../i18n/index.ts'
import { partsMessages } from '../../i18n/messages/parts.gen.ts'
import { useAnnounced } from '../../isolation/announcer.tsx'
import { slotted, useClasses } from '../../slots/index.ts'
import { Button } from '../button/button.tsx'
import { Icon } from '../icon/icon.tsx'
import { checkIcon, copyIcon } from '../icon/paths.ts'

export interface CopyButtonProps {
  /** The text that goes to the clipboard. */
  readonly text: string
  /** A verb and its object, such as "Copy code". */
  readonly label: string
  /** `true` shows only an icon, with the label as its name. Default `false`. */
  readonly isBare?: boolean | undefined
  /** Extra CSS classes of the root element. */
  readonly className?: string | undefined
}

/** Copies a text and announces the result. Replaceable as slot `CopyButton`. */
export const CopyButton = slotted<CopyButtonProps, HTMLButtonElement>(
  'CopyButton',
  ({ text, label, isBare = false, className }, ref) => {
    const classOf = useClasses()
    const t = useMessages(partsMessages)
    const [result, setResult] = useState<'copied' | 'copyRefused' | null>(null)
    useEffect(() => {
      if (result === null) return
      const timer = setTimeout(() => setResult(null), 2500)
      return () => clearTimeout(timer)
    }, [result])

    const words = result && t(`common.${result}`)
    useAnnounced(words)

    async function copy() {
      try {
        await navigator.clipboard.writeText(text)
        setResult('copied')
      } catch {
        setResult('copyRefused')
      }
    }

    const icon = <Icon path={result === 'copied' ? checkIcon : copyIcon} size="sm" />
    return (
      <>
        <Button
          ref={ref}
          size="sm"
          variant={isBare ? 'quiet' : 'secondary'}
          icon={icon}
          className={classOf('CopyButton', className)}
          onPress={() => void copy()}
          {...(isBare && { 'aria-label': label })}
        >
          {isBare ? undefined : label}
        </Button>
        {result === 'copyRefused' && <span className={classOf('Help')}>{words}</span>}
      </>
    )
  },
)
