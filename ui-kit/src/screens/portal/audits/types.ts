import type { AuditsActions, AuditsState } from '@portico/headless/portal/audits'

export interface SavedViewsProps {
  readonly audits: Pick<AuditsState, 'views'> &
    Pick<AuditsActions, 'createView' | 'applyView' | 'updateView' | 'removeView'>
}
