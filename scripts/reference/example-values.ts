// The values that an example in a doc comment uses without a declaration. Only their types exist.
import type { EmulatorServer } from '@portico/emulator/node'
import type { Client } from '@portico/headless'
import type { Group } from '@portico/headless/portal/groups'
import type { Role } from '@portico/headless/portal/roles'
import type { GuardedRequest, SessionContext, TanStackStartServer } from '@portico/headless/tanstack-start'
import type { Column } from '@portico/ui-kit/frame/portal'
import type { BrowserContext, Page } from 'playwright-core'
import type { ComponentType } from 'react'

export declare const client: Client
export declare const baseUrl: string
export declare const nonce: string
export declare const body: FormData
export declare const ip: string
export declare const userAgent: string

// Ids of records, and records.
export declare const id: string
export declare const connectionId: string
export declare const ownerId: string
export declare const reportId: string
export declare const tenantId: string
export declare const userId: string
export declare const webhookId: string
export declare const group: Group
export declare const role: Role

// Parts of an application.
export declare const api: { payOut(amount: number): Promise<void> }
export declare function track(event: string, id: string): void
export declare const App: ComponentType
export declare const Invoices: ComponentType
export declare const Reports: ComponentType
export declare const Upgrade: ComponentType
export declare const GroupDialog: ComponentType<{ readonly id: string; onClose(): void }>
export declare const groupColumns: readonly Column<Group>[]
export declare const groupsMessages: typeof import('../../ui-kit/src/screens/portal/groups/groups-messages.ts').groupsMessages

// Tests by Playwright, and the middleware of TanStack Start, which are not installed here.
export declare const page: Page
export declare const context: BrowserContext
export declare const emulator: EmulatorServer
export declare const base: { extend<Fixtures>(fixtures: Fixture<Fixtures>): unknown }
export declare const expect: typeof import('vitest').expect
export declare const portico: TanStackStartServer
export declare function createMiddleware(): {
  server(handle: (given: GuardedRequest & NextRequest) => Promise<unknown>): unknown
}

type Fixture<Fixtures> = {
  [Name in keyof Fixtures]: (given: object, use: (value: Fixtures[Name]) => Promise<void>) => Promise<void>
}

interface NextRequest {
  next(options: { context: SessionContext }): Promise<{ response: Response }>
}
