import { useEffect, useState } from 'react'
import { Button } from './button.tsx'

/** What a {@link CopyButton} takes. */
export interface CopyButtonProps {
  /** What is copied. */
  readonly text: string
  /** A verb and what it copies. */
  readonly label: string
}

/** Copies a text and says whether that worked. */
export function CopyButton({ text, label }: CopyButtonProps) {
  const [result, setResult] = useState<'copied' | 'refused' | null>(null)
  useEffect(() => {
    if (result === null) return
    const timer = setTimeout(() => setResult(null), 2500)
    return () => clearTimeout(timer)
  }, [result])

  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      setResult('copied')
    } catch {
      setResult('refused')
    }
  }

  return (
    <>
      <Button size="small" icon={result === 'copied' ? 'check' : 'copy'} onPress={() => void copy()}>
        {label}
      </Button>
      <span role="status" className={result === 'refused' ? 'help' : 'visually-hidden'}>
        {result && results[result]}
      </span>
    </>
  )
}

const results = { copied: 'Copied.', refused: 'This browser does not let us copy. Select the text and copy it.' }
