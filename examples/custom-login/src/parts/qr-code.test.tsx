import { cleanup, render, screen } from '@testing-library/react'
import { encode } from 'uqr'
import { afterEach, expect, it } from 'vitest'
import { drawing, QrCode } from './qr-code.tsx'

afterEach(cleanup)

const content = 'otpauth://totp/Acme:ann@acme.test?secret=JBSWY3DPEHPK3PXP&issuer=Acme'

it('draws every dark module once and nothing else', () => {
  const { size, path } = drawing(content)
  const drawn = new Set<string>()
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)) {
    for (let offset = 0; offset < Number(length); offset++) drawn.add(`${Number(x) + offset} ${y}`)
  }
  const { data } = encode(content, { ecc: 'M', border: 4 })
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`${x} ${y}`] : [])))
  expect([...drawn].sort()).toEqual(dark.sort())
  expect(size).toBe(data.length)
})

it('leaves the quiet zone of four modules light', () => {
  const { size, path } = drawing(content)
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)/g)) {
    expect(Number(x)).toBeGreaterThanOrEqual(4)
    expect(Number(y)).toBeGreaterThanOrEqual(4)
    expect(Number(x) + Number(length)).toBeLessThanOrEqual(size - 4)
  }
})

it('the QR code is an image with a name, rendered without a style attribute', () => {
  render(<QrCode content={content} label="Code to scan" />)
  expect(screen.getByRole('img', { name: 'Code to scan' }).outerHTML).not.toContain('style')
})

it('shows the picture the provider gives as it is', () => {
  const picture = 'data:image/png;base64,iVBORw0KGgo='
  render(<QrCode content={picture} label="Code to scan" />)
  expect(screen.getByRole('img', { name: 'Code to scan' }).getAttribute('src')).toBe(picture)
})
