import { useContractForm } from '#shared/ui/form/use-contract-form.ts';
import type { FormMessages } from './form-messages.ts';

type ContractForm = Parameters<typeof useContractForm>[0];

type Options = Omit<ContractForm, 'codes' | 'messages'> & { readonly messages: FormMessages };

/** A contract form with the messages of account pages and the props of each field. */
export function useAccountForm({ messages, ...options }: Options) {
  const form = useContractForm({ ...options, codes: messages.fields, messages: messages.form });
  const field = (name: string) => ({
    name,
    error: form.errorOf(name),
    messages: messages.field,
    defaultValue: form.typedIn(name),
  });
  return { ...form, field, submittingLabel: messages.form.submitting };
}
