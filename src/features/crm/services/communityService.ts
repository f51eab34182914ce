/** The categories, in the order of the filter buttons. */
export const serviceCategories = [
  'Environmental',
  'Security',
  'Productivity',
  'Analytics',
] as const;

type ServiceCategory = (typeof serviceCategories)[number];

/** The filter: one category, or all. */
export type ServiceCategoryFilter = 'all' | ServiceCategory;

/** The name of a service's icon. */
export type ServiceIconName = 'leaf' | 'shield' | 'checklist' | 'chart';

/** A community service (docs/behaviour.md#crm-services); `price` is in dollars a month, `rating` out of 5. */
export interface CommunityService {
  id: string;
  name: string;
  description: string;
  category: ServiceCategory;
  price: number;
  rating: number;
  provider: string;
  isSubscribed: boolean;
  features: readonly string[];
  icon: ServiceIconName;
}
