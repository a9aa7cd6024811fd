'use client'

export { FollowNextRouter } from '@portico/headless/next'
