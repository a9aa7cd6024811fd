import { useVirtualizer } from '@tanstack/react-virtual'
import { useRef } from 'react'
import { people } from './people.ts'

const columns = ['name', 'email', 'status', 'role', 'groups', 'seen'] as const

/** Text cells on TanStack Virtual: nothing else that a table has. */
export function BareTable() {
  const scroller = useRef<HTMLDivElement>(null)
  const window = useVirtualizer({
    count: people.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => 52,
    overscan: 2,
  })
  return (
    <div id="scroller" ref={scroller} style={{ blockSize: 600, overflow: 'auto' }}>
      <div style={{ blockSize: window.getTotalSize(), position: 'relative' }}>
        {window.getVirtualItems().map(({ index, key, start }) => (
          <div
            key={key}
            data-row
            style={{
              position: 'absolute',
              inset: '0 0 auto',
              blockSize: 52,
              display: 'flex',
              translate: `0 ${start}px`,
            }}
          >
            {columns.map((column) => (
              <span key={column} style={{ flex: 1 }}>
                {people[index]?.[column]}
              </span>
            ))}
          </div>
        ))}
      </div>
    </div>
  )
}
