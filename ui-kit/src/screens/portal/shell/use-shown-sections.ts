'use client'

import { type PortalSectionRule, portalSectionIds, usePortalSections } from '@portico/headless/portal/admin-portal'
import { useUsageOffer } from '@portico/headless/portal/usage'
import { useMemo } from 'react'
import { useMessages } from '../../../i18n/index.ts'
import { shellMessages } from '../../../i18n/messages/portal/shell.gen.ts'
import { ownValue } from '../../../theme/own-member.ts'
import { ourSections } from './our-sections.ts'
import { otherSectionIcon, sectionIcons } from './section-icons.ts'
import type { Section } from './section-of.ts'

/** A section with everything that the navigation shows of it. */
export interface ShownSection extends Section {
  readonly label: string
  readonly icon: string
  /** Its group: one of the kit, or the heading of another one. */
  readonly group: string
  readonly groupHeading: string
  /** `false` if the navigation leaves it out: its address leads to it, but the provider has no data for it, or may have none. */
  readonly isListed: boolean
  /** Permissions of which the user lacks every one, so that the content is refused. */
  readonly lacks: readonly string[]
}

/** The sections that the user may see, in display order. `null` until they are known. */
export function useShownSections(
  choose: ((ours: readonly Section[]) => readonly Section[]) | undefined,
): readonly ShownSection[] | null {
  const t = useMessages(shellMessages)
  const all = choose ? choose(inOrder) : inOrder
  const access = usePortalSections(all.map((section) => ruleOf(section)))
  const isAsked =
    access?.some(({ id, lacks }) => id === 'usage' && lacks.length === 0 && isOurs(sectionNamed(choose, id))) ?? false
  const isUsageOffered = useUsageOffer({ isAsked }, ({ isOffered }) => isOffered)
  // An application may make its sections at each render. Only what the navigation shows of them counts.
  const words = all.map(({ id, label, icon, group }) => [id, label, icon, group].join('\n')).join('\n\n')
  // biome-ignore lint/correctness/useExhaustiveDependencies: `words` stands for `all`.
  return useMemo(() => {
    return (
      access?.flatMap(({ id, lacks }) => {
        const section = all.find((one) => one.id === id)
        if (!section) return []
        const label = section.label ?? t.find(`portal.section.${id}`) ?? id
        const group = section.group ?? groupOf(id)
        return [
          {
            ...section,
            label,
            icon: section.icon ?? ownValue(sectionIcons, id) ?? otherSectionIcon,
            group,
            groupHeading: t.find(`portal.group.${group}`) ?? group,
            isListed: id !== 'usage' || !isAsked || isUsageOffered === true,
            lacks,
          },
        ]
      }) ?? null
    )
  }, [access, words, t, isAsked, isUsageOffered])
}

/** The rule of a section. One of the application has data of its own. */
function ruleOf(section: Section): PortalSectionRule {
  const { id, visibility, permissions, featureFlag } = section
  return { id, visibility, permissions, featureFlag, ...(!isOurs(section) && { isOffered: true }) }
}

function isOurs(section: Section | undefined): boolean {
  return section !== undefined && ourSections.some(({ id, load }) => id === section.id && load === section.load)
}

/** `true` for a section that the user may see, and that the provider does not have. */
export function useIsNotOffered(section: Section | undefined): boolean {
  const rule = section ? ruleOf(section) : { id: '' }
  const [isShown, isThere] = [usePortalSections([rule]), usePortalSections([{ ...rule, isOffered: true }])]
  return isShown?.length === 0 && isThere?.length === 1 && section !== undefined
}

/** The section of the application with an id, whether the user may see it or not. */
export function sectionNamed(
  choose: ((ours: readonly Section[]) => readonly Section[]) | undefined,
  id: string | null,
): Section | undefined {
  return (choose ? choose(inOrder) : inOrder).find((section) => section.id === id)
}

const order: readonly string[] = portalSectionIds
const placeOf = ({ id }: Section) => (order.includes(id) ? order.indexOf(id) : order.length)
const inOrder = [...ourSections].sort((one, other) => placeOf(one) - placeOf(other))

const groups: Readonly<Record<string, readonly string[]>> = {
  you: ['profile', 'privacy', 'personalApiTokens'],
  security: ['security', 'sso', 'provisioning', 'audits'],
  build: ['apiTokens', 'webhooks', 'usage', 'reports', 'subscriptions'],
}

/** Returns `true` for the sections about the signed-in user, which their menu names. */
export function isOwnSection(id: string): boolean {
  return groups['you']?.includes(id) ?? false
}

function groupOf(id: string): string {
  return Object.keys(groups).find((group) => groups[group]?.includes(id)) ?? 'organisation'
}
