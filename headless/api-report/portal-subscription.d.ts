// The public surface of this entry, written by "npm run api-report". Do not edit.

export interface Billing {
    readonly subscription: Subscription | null;
    readonly plan: Plan | null;
    readonly defaultPlan: Plan | null;
    readonly nextPlan: Plan | null;
    readonly isExternallyManaged: boolean;
    readonly summary: BillingSummary;
    readonly rules: BillingRules;
    readonly isTrialConfirmed: boolean;
    readonly pendingChange: SetPlanInput | null;
}

export interface BillingDetailsInput {
    readonly email?: string;
    readonly address?: PayerAddress;
}

export type BillingRefusal = 'billing-externally-managed' | 'subscription-missing' | 'subscription-already-canceled' | 'subscription-not-active' | 'subscription-not-canceled' | 'subscription-not-trialing' | 'plan-cancellation-forbidden' | 'plan-downgrade-forbidden' | 'plan-unchanged' | 'plan-missing' | 'payment-method-missing';

export interface BillingRules {
    readonly canDowngrade: boolean;
    readonly canCancel: boolean;
}

export interface BillingSummary {
    readonly subscriptionId: string | null;
    readonly paymentMethodId: string | null;
    readonly tenantConfigurationId: string;
    readonly providerType: string;
    readonly isExternallyManaged: boolean;
    readonly currentPlanId: string | null;
    readonly defaultPlanId: string | null;
}

export interface DownloadInvoiceInput {
    readonly id: string;
    readonly fileName?: string;
}

export interface Invoice {
    readonly id: string;
    readonly externalId: string;
    readonly subscriptionId: string;
    readonly paymentDate: string;
    readonly totalAmount: number;
    readonly currency: string;
    readonly isPaid: boolean;
    readonly receiptNumber: string;
}

export interface InvoicesActions extends WholeListActions<Invoice> {
    downloadPdf(input: DownloadInvoiceInput): Promise<Outcome<Blob>>;
}

export interface InvoicesState extends ListState<Invoice> {
    readonly unpaid: readonly Invoice[];
}

export interface Payment {
    readonly method: PaymentMethod | null;
}

export interface PaymentMethod {
    readonly id: string;
    readonly externalId: string;
    readonly type: 'unknown' | 'card';
    readonly isDefault: boolean;
    readonly last4: string | null;
    readonly expMonth: number | null;
    readonly expYear: number | null;
    readonly brand: string | null;
    readonly billingDetails: PaymentDetails;
}

export interface PaymentMethodActions {
    load(): Promise<Outcome>;
    saveBillingDetails(input: BillingDetailsInput): Promise<Outcome>;
    prepareCard(): Promise<Outcome<PaymentSite>>;
    saveCard(input: SaveCardInput): Promise<Outcome<string>>;
}

export interface PaymentMethodState extends RecordState<Payment> {
}

export interface Plan {
    readonly id: string;
    readonly externalId: string;
    readonly name: string;
    readonly description: string;
    readonly slug: string;
    readonly price: PlanPrice;
    readonly recurringInterval: PlanInterval;
    readonly features: readonly PlanFeature[];
}

export interface PlanChange {
    readonly billing: Billing;
    readonly plan: Plan;
    readonly option?: PlanChangeOption | null | undefined;
    readonly now: number;
}

export interface PlanChangeCost {
    readonly isEstimate: true;
    readonly isImmediate: boolean;
    readonly startsAt: string;
    readonly dueNow: Money;
    readonly credit: Money;
    readonly recurring: Money;
    readonly recurringInterval: PlanInterval;
    readonly nextPaymentAt: string;
}

export type PlanChangeOption = 'change_to_default' | 'retain_trial';

export interface PlanComparison {
    readonly from: Plan | null;
    readonly to: Plan;
    readonly use?: PlanUse | null | undefined;
}

export interface PlanFeature {
    readonly key: string;
    readonly name: string | null;
    readonly limit?: number | null;
}

export type PlanInterval = 'month' | 'year';

export interface PlanLoss {
    readonly feature: PlanFeature;
    readonly left: number | null;
    readonly used: number | null;
    readonly excess: number;
}

export interface PlanPrice extends Money {
    readonly id: string;
    readonly externalId: string;
}

export interface PlanProduct {
    readonly name: string;
    readonly month: Plan | null;
    readonly year: Plan | null;
}

export interface PlanUse {
    readonly members?: Pick<SeatUsage, 'used'> | null | undefined;
    readonly features?: readonly Pick<FeatureUsage, 'key' | 'used'>[] | null | undefined;
}

export interface PlansActions extends WholeListActions<Plan> {
}

export interface PlansState extends ListState<Plan> {
}

export type RequiredAddressPart = (typeof requiredParts)[number];

export interface SaveCardInput {
    readonly field: PaymentField;
    readonly details: PaymentDetails;
}

export interface SetPlanInput {
    readonly planId?: string | undefined;
    readonly option?: PlanChangeOption | undefined;
    readonly paymentMethodId?: string | undefined;
}

export interface SubscribedPlan {
    readonly slug: string;
    readonly id?: string;
}

export interface Subscription {
    readonly id: string;
    readonly externalId: string;
    readonly startDate: string;
    readonly currentPeriodStart: string;
    readonly currentPeriodEnd: string;
    readonly status: SubscriptionStatus;
    readonly cancellation: {
        readonly policy: 'atPeriodEnd';
    } | null;
    readonly trialEnd: string | null;
    readonly isExternallyManaged: boolean;
    readonly plan: SubscribedPlan;
    readonly nextPlan: SubscribedPlan | null;
    readonly isManaged: boolean;
}

export interface SubscriptionActions {
    load(): Promise<Outcome>;
    cancel(): Promise<Outcome>;
    renew(): Promise<Outcome>;
    setPlan(input: SetPlanInput): Promise<Outcome>;
    confirmTrial(): void;
}

export interface SubscriptionState extends RecordState<Billing> {
}

export type SubscriptionStatus = 'ACTIVE' | 'CANCELED' | 'INCOMPLETE' | 'EXPIRED' | 'TRIALING';

export function cancelRefusal({ subscription, isExternallyManaged, rules }: Billing): BillingRefusal | null;

export function featuresBeyond(plan: Plan, smaller: Plan): readonly PlanFeature[] | null;

export function hasPlan({ subscription }: Billing, { slug }: Pick<Plan, 'slug'>): boolean;

export const invoicesFeature: Feature<InvoicesState, InvoicesActions>;

export function isSameProduct(plan: Plan, other: Plan): boolean;

export function missingAddressParts({ options }: Pick<Client, 'options'>, address: PayerAddress | undefined): readonly RequiredAddressPart[];

export const paymentMethodFeature: Feature<PaymentMethodState, PaymentMethodActions>;

export function planChangeCost({ billing, plan, option, now }: PlanChange): PlanChangeCost;

export function planChangeRefusal(billing: Billing, plan: Plan | null | undefined, option?: PlanChangeOption | null): BillingRefusal | null;

export function planLosses({ from, to, use }: PlanComparison): readonly PlanLoss[];

export function planProducts(plans: readonly Plan[]): readonly PlanProduct[];

export const plansFeature: Feature<PlansState, PlansActions>;

export function renewRefusal({ subscription, isExternallyManaged }: Billing): BillingRefusal | null;

export const subscriptionFeature: Feature<SubscriptionState, SubscriptionActions>;

export const useInvoices: FeatureHook<InvoicesState, InvoicesActions>;

export const usePaymentMethod: FeatureHook<PaymentMethodState, PaymentMethodActions>;

export const usePlans: FeatureHook<PlansState, PlansActions>;

export const useSubscription: FeatureHook<SubscriptionState, SubscriptionActions>;

export function yearlySaving({ month, year }: PlanProduct): Money | null;
