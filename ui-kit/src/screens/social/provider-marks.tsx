'use client'

import type { ComponentType, ReactElement } from 'react'
import {
  apple,
  bitbucket,
  discord,
  facebook,
  github,
  gitlab,
  linkedin,
  type Outline,
  slack,
  x,
} from './provider-marks.gen.ts'

/** A path on a grid of 24: filled, or drawn as a line. */
interface Shape {
  readonly d: string
  readonly fill?: string
  readonly stroke?: string
}

/**
 * The marks of well-known providers, by id. Apple, GitHub and X have the colour of the text, so that they hold on light
 * and dark grounds. Google and Microsoft, and the white grounds of Facebook and LinkedIn, are drawn here.
 */
export const providerMarks: Readonly<Record<string, ComponentType>> = {
  apple: inTextColor(apple),
  // The blue of the brand is too dark for a dark ground.
  bitbucket: mark([{ fill: '#2684FF', d: bitbucket.path }]),
  discord: mark([inOwnColor(discord)]),
  facebook: mark([{ fill: '#FFF', d: 'M12 23.5a11.5 11.5 0 1 0 0-23 11.5 11.5 0 0 0 0 23Z' }, inOwnColor(facebook)]),
  github: inTextColor(github),
  gitlab: mark([inOwnColor(gitlab)]),
  google: mark([
    { stroke: '#EA4335', d: 'M18.29 5.71A8.9 8.9 0 0 0 4.07 7.96' },
    { stroke: '#FBBC05', d: 'M4.07 7.96A8.9 8.9 0 0 0 4.07 16.04' },
    { stroke: '#34A853', d: 'M4.07 16.04A8.9 8.9 0 0 0 17.48 19.01' },
    { stroke: '#4285F4', d: 'M12 12H20.9A8.9 8.9 0 0 1 17.48 19.01' },
  ]),
  linkedin: mark([{ fill: '#FFF', d: 'M1 1h22v22H1Z' }, inOwnColor(linkedin)]),
  microsoft: mark([
    { fill: '#F25022', d: 'M1 1h10.4v10.4H1Z' },
    { fill: '#7FBA00', d: 'M12.6 1H23v10.4H12.6Z' },
    { fill: '#00A4EF', d: 'M1 12.6h10.4V23H1Z' },
    { fill: '#FFB900', d: 'M12.6 12.6H23V23H12.6Z' },
  ]),
  // Its outline has two parts in each of four colours.
  slack: mark(
    (slack.path.match(/M[^M]+/g) ?? []).map((d, part) => ({
      fill: ['#E01E5A', '#36C5F0', '#2EB67D', '#ECB22E'][Math.floor(part / 2)] ?? slack.color,
      d,
    })),
  ),
  x: inTextColor(x),
}

function inTextColor({ path }: Outline): ComponentType {
  return mark([{ fill: 'currentColor', d: path }])
}

function inOwnColor({ color, path }: Outline): Shape {
  return { fill: color, d: path }
}

function mark(shapes: readonly Shape[]): ComponentType {
  return function Mark(): ReactElement {
    return (
      <svg viewBox="0 0 24 24" width="100%" height="100%" aria-hidden="true">
        {shapes.map(({ d, fill = 'none', stroke }) => (
          <path key={d} d={d} fill={fill} stroke={stroke} strokeWidth={stroke && 4.2} />
        ))}
      </svg>
    )
  }
}
