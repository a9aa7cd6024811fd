import { area } from '../calls/area.ts'
import { insightsOf } from './insights.ts'
import { recommendationsOf, scoreOf } from './recommendations.ts'
import { standingOf } from './standing.ts'

/** The security center: findings that follow from the policies and the people of a tenant. */
export const securityCenter = area({
  handlers: {
    listSecurityRecommendations: ({ state, now }, { tenant }) => {
      const items = recommendationsOf(standingOf(state, tenant, now))
      return { scoring: { score: scoreOf(items) }, recommendations: { items } }
    },

    listSecurityInsights: ({ state, now }, { tenant }) => ({
      insights: { items: insightsOf(standingOf(state, tenant, now)) },
    }),
  },
})
