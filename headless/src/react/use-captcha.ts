'use client'

import { captchaFeature } from '../captcha/feature.ts'
import type { CaptchaActions, CaptchaState } from '../captcha/types.ts'
import { createFeatureHook, type FeatureHook } from './feature-hook.ts'

/**
 * The captcha in front of the forms, for the notice that its provider requires beside them. Tokens are sent by
 * themselves.
 *
 * @example
 * ```tsx
 * const isAsked = useCaptcha((captcha) => captcha.isAsked)
 * ```
 *
 * @function
 */
export const useCaptcha: FeatureHook<CaptchaState, CaptchaActions> = createFeatureHook(captchaFeature)
