// The public surface of this entry, written by "npm run api-report". Do not edit.

export type CardBehavior = 'pays' | 'declines' | 'demands-confirmation';

export interface TestCard {
    readonly number: string;
    readonly brand: string;
    readonly whenSaved: 'saved' | 'declined' | 'demands-confirmation';
    readonly behavior: CardBehavior;
}

export interface TestPayments extends PaymentAdapter {
    readonly fieldWith: (site: PaymentSite, card: TypedCard) => PaymentField;
}

export interface TestPaymentsOptions {
    readonly baseUrl: string;
    readonly fetch?: typeof fetch;
    readonly confirms?: () => Promise<boolean>;
}

export interface TypedCard {
    readonly number: string;
    readonly expMonth: number;
    readonly expYear: number;
}

export const testCards: readonly TestCard[];

export function testPayments({ baseUrl, fetch, confirms }: TestPaymentsOptions): TestPayments;
