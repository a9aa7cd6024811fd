import { cleanup, render, screen } from '@testing-library/react'
import { Component, createRef, forwardRef, memo, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { SlotsProvider, slotted, useClasses } from './index.ts'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

interface ChipProps {
  readonly label: string
}

const Chip = slotted<ChipProps, HTMLElement>('Button', ({ label }, ref) => {
  const classOf = useClasses()
  return (
    <b ref={ref} role="note" className={classOf('Button', 'portico-Button--lg')}>
      {label}
    </b>
  )
})

const classes = () => screen.getByRole('note').className

describe('a part that can be replaced', () => {
  it('a part is the kit’s own if no provider replaces it', () => {
    render(<Chip label="Hello" />)
    expect(screen.getByRole('note').textContent).toBe('Hello')
  })

  it('a part is the provider’s replacement for its slot, with the same props', () => {
    render(
      <SlotsProvider slots={{ Button: ({ label }: ChipProps) => <i role="note">{`*${label}*`}</i> }}>
        <Chip label="Hello" />
      </SlotsProvider>,
    )
    expect(screen.getByRole('note').textContent).toBe('*Hello*')
  })

  it('a replacement may contain the kit’s own part', () => {
    const Framed = ({ label }: ChipProps) => (
      <fieldset>
        <Chip label={`${label}!`} />
      </fieldset>
    )
    render(
      <SlotsProvider slots={{ Button: Framed }}>
        <Chip label="Hello" />
      </SlotsProvider>,
    )
    expect(screen.getAllByRole('group')).toHaveLength(1)
    expect(screen.getByRole('note').textContent).toBe('Hello!')
  })

  it('a part passes its ref to the element rendered in its place', () => {
    const own = createRef<HTMLElement>()
    const others = createRef<HTMLElement>()
    const Replacement = forwardRef<HTMLElement, ChipProps>(({ label }, ref) => <i ref={ref}>{label}</i>)
    render(
      <>
        <Chip ref={own} label="Own" />
        <SlotsProvider slots={{ Button: Replacement }}>
          <Chip ref={others} label="Other" />
        </SlotsProvider>
      </>,
    )
    expect([own.current?.tagName, others.current?.tagName]).toEqual(['B', 'I'])
  })

  it('a part is replaced by the nearest provider, and the outer one applies to the rest', () => {
    const Inner = () => <i role="note">inner</i>
    const Outer = () => <i role="note">outer</i>
    render(
      <SlotsProvider slots={{ Button: Outer }}>
        <SlotsProvider slots={{ Button: Inner }}>
          <Chip label="" />
        </SlotsProvider>
        <SlotsProvider slots={{ Button: undefined }}>
          <Chip label="" />
        </SlotsProvider>
      </SlotsProvider>,
    )
    expect(screen.getAllByRole('note').map((note) => note.textContent)).toEqual(['inner', 'outer'])
  })

  it('a part can be replaced by a memo, a forwardRef or a class component', () => {
    class Old extends Component<ChipProps> {
      override render() {
        return <i role="note">{this.props.label}</i>
      }
    }
    for (const Replacement of [memo(Old), forwardRef<Old, ChipProps>(() => <i role="note">Hello</i>), Old]) {
      render(
        <SlotsProvider slots={{ Button: Replacement }}>
          <Chip label="Hello" />
        </SlotsProvider>,
      )
      expect(screen.getByRole('note').tagName).toBe('I')
      cleanup()
    }
  })

  it.each<readonly [string, unknown]>([
    ['a text', 'button'],
    ['an element', <b key="b">Hello</b>],
    ['null', null],
    ['an object', {}],
    ['a number', 0],
  ])('cannot be replaced by %s: that throws and names the slot', (_, value) => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const page = <SlotsProvider slots={{ Button: value }}>Hello</SlotsProvider>
    expect(() => render(page)).toThrow(
      expect.objectContaining({ code: 'slot-invalid', message: expect.stringContaining('slot Button') }),
    )
    expect(() => renderToString(page)).toThrow(/slot Button/)
  })
})

describe('the class of a part', () => {
  const page = (classNames: Record<string, string>, children: ReactNode) => (
    <SlotsProvider classNames={classNames}>{children}</SlotsProvider>
  )

  it('the class of a part is its slot name first, followed by its variants', () => {
    render(<Chip label="" />)
    expect(classes()).toBe('portico-Button portico-Button--lg')
  })

  it('takes in what the consumer adds, and keeps its own', () => {
    render(page({ Button: 'rounded shadow' }, <Chip label="" />))
    expect(classes()).toBe('portico-Button rounded shadow portico-Button--lg')
  })

  it('takes the nearest consumer’s', () => {
    render(page({ Button: 'outer' }, page({ Button: 'inner' }, <Chip label="" />)))
    expect(classes()).toContain('inner')
    expect(classes()).not.toContain('outer')
  })
})
