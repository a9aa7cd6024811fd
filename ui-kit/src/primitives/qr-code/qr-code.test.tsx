import { cleanup, render, screen } from '@testing-library/react'
import { encode } from 'uqr'
import { afterEach, expect, it } from 'vitest'
import { drawing, QrCode } from './qr-code.tsx'

afterEach(cleanup)

const content = 'otpauth://totp/Acme:ann@acme.test?secret=JBSWY3DPEHPK3PXP&issuer=Acme'

it('draws every dark module once and nothing else', () => {
  const { size, path } = drawing(content)
  const drawn = runsOf(path).flatMap(([x, y, length]) => Array.from({ length }, (_, offset) => `${x + offset} ${y}`))
  const { data } = encode(content, { ecc: 'M', border: 4 })
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`${x} ${y}`] : [])))
  expect(drawn.sort()).toEqual(dark.sort())
  expect(size).toBe(data.length)
})

it('leaves the quiet zone of four modules light', () => {
  const { size, path } = drawing(content)
  for (const [x, y, length] of runsOf(path)) {
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(4)
    expect(Math.max(x + length, y + 1)).toBeLessThanOrEqual(size - 4)
  }
})

it('a QR code is an image with a name, drawn without a style attribute', () => {
  render(<QrCode content={content} label="Code to scan" />)
  expect(screen.getByRole('img', { name: 'Code to scan' }).outerHTML).not.toContain('style')
})

it('a QR code exposes its content in no attribute', () => {
  render(<QrCode content={content} label="Code to scan" />)
  expect(document.body.innerHTML).not.toContain('JBSWY3DP')
})

it('shows the picture the provider gives as it is', () => {
  const picture = 'data:image/png;base64,iVBORw0KGgo='
  render(<QrCode content={picture} label="Code to scan" />)
  expect(screen.getByRole('img', { name: 'Code to scan' }).getAttribute('src')).toBe(picture)
})

it.each(['https://evil.test/qr.png', '//evil.test/qr.png', 'data:text/html,<script>1</script>', 'javascript:alert(1)'])(
  'a QR code loads nothing from %s: it encodes the address instead',
  (address) => {
    render(<QrCode content={address} label="Code to scan" />)
    expect(document.querySelector('img')).toBeNull()
    expect(screen.getByRole('img').localName).toBe('svg')
  },
)

it('a QR code is empty if its content is too long', () => {
  expect(drawing('x'.repeat(10_000)).path).toBe('')
})

function runsOf(path: string): readonly (readonly [x: number, y: number, length: number])[] {
  return [...path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)].map(([, x, y, length]) => [
    Number(x),
    Number(y),
    Number(length),
  ])
}
