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

export type PlanInterval = 'month' | 'year';

export interface PlanPrice extends Money {
    readonly id: string;
    readonly externalId: string;
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

export const billingErrors: {
    readonly billingExternallyManaged: "billing-externally-managed";
    readonly paymentProviderMissing: "payment-provider-missing";
    readonly internalFeatureFailure: "internal-feature-failure";
    readonly notAuthorized: "not-authorized";
    readonly tenantMissing: "tenant-missing";
    readonly subscriptionMissing: "subscription-missing";
    readonly subscriptionAlreadyCanceled: "subscription-already-canceled";
    readonly subscriptionNotActive: "subscription-not-active";
    readonly subscriptionNotCanceled: "subscription-not-canceled";
    readonly planCancellationForbidden: "plan-cancellation-forbidden";
    readonly planDowngradeForbidden: "plan-downgrade-forbidden";
    readonly planUnchanged: "plan-unchanged";
    readonly planMissing: "plan-missing";
    readonly subscriptionNotTrialing: "subscription-not-trialing";
    readonly billingAddressRequired: "billing-address-required";
    readonly paymentMethodMissing: "payment-method-missing";
    readonly paymentIncomplete: "payment-incomplete";
    readonly paymentUnclear: "payment-unclear";
    readonly paymentAdapterMissing: "payment-adapter-missing";
    readonly cardIncomplete: "card-incomplete";
    readonly cardExpired: "card-expired";
    readonly cardDeclined: "card-declined";
    readonly confirmationFailed: "confirmation-failed";
    readonly paymentUnreachable: "payment-unreachable";
};

export function cancelRefusal({ subscription, isExternallyManaged, rules }: Billing): BillingRefusal | null;

export function hasPlan({ subscription }: Billing, { slug }: Pick<Plan, 'slug'>): boolean;

export const invoicesFeature: Feature<InvoicesState, InvoicesActions>;

export function missingAddressParts({ options }: Pick<Client, 'options'>, address: PayerAddress | undefined): readonly RequiredAddressPart[];

export const paymentMethodFeature: Feature<PaymentMethodState, PaymentMethodActions>;

export function planChangeCost({ billing, plan, option, now }: PlanChange): PlanChangeCost;

export function planChangeRefusal(billing: Billing, plan: Plan | null | undefined, option?: PlanChangeOption | null): BillingRefusal | null;

export const plansFeature: Feature<PlansState, PlansActions>;

export function renewRefusal({ subscription, isExternallyManaged }: Billing): BillingRefusal | null;

export const subscriptionFeature: Feature<SubscriptionState, SubscriptionActions>;

export const useInvoices: FeatureHook<InvoicesState, InvoicesActions>;

export const usePaymentMethod: FeatureHook<PaymentMethodState, PaymentMethodActions>;

export const usePlans: FeatureHook<PlansState, PlansActions>;

export const useSubscription: FeatureHook<SubscriptionState, SubscriptionActions>;
