// The public surface of this entry, written by "npm run api-report". Do not edit.

export interface StripePaymentsOptions {
    readonly nonce?: string;
    readonly trust?: (address: string) => unknown;
}

export function stripePayments({ nonce, trust }?: StripePaymentsOptions): PaymentAdapter;
