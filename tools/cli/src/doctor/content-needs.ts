/** The sources that a feature loads, by directive. */
export interface ContentNeeds {
  readonly sources: Readonly<Record<string, readonly string[]>>
  /** The policy of Trusted Types that the feature makes. */
  readonly trustedType: string
}

/** Sources of the features that load scripts of others. The guide of each feature lists the same. */
export const contentNeeds = {
  captcha: {
    sources: {
      'script-src': ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
      'frame-src': ['https://www.google.com/recaptcha/'],
      'connect-src': ['https://www.google.com/recaptcha/'],
    },
    trustedType: 'portico-captcha',
  },
  stripe: {
    sources: {
      'script-src': ['https://js.stripe.com', 'https://*.js.stripe.com'],
      'frame-src': ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
      'connect-src': ['https://api.stripe.com'],
    },
    trustedType: 'portico-payments',
  },
  'tag-manager': {
    sources: {
      'script-src': ['https://www.googletagmanager.com'],
      'img-src': ['https://www.googletagmanager.com'],
      'connect-src': ['https://www.googletagmanager.com'],
    },
    trustedType: 'portico-tag-manager',
  },
} as const satisfies Readonly<Record<string, ContentNeeds>>

/** The sources of pictures beside the provider: a chosen picture before it is saved. */
export const pictureSources = ['data:', 'blob:'] as const
