// The public surface of this entry, written by "npm run api-report". Do not edit.

export interface FormatMoneyOptions {
    readonly locale?: string | undefined;
    readonly isShort?: boolean;
}

export interface Money {
    readonly amount: number;
    readonly currency: string;
}

export function formatMoney({ amount, currency: given }: Pick<Money, 'amount'> & Partial<Money>, { locale, isShort }?: FormatMoneyOptions): string;

export function minorUnits(currency?: string): 0 | 2 | 3;

export function toMinorUnits(units: number, currency: string): number;

export const usualCurrency = "usd";
