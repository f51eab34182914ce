/** The categories, in the order of their filter buttons. */
export const serviceCategories = [
  'Environmental',
  'Security',
  'Productivity',
  'Analytics',
] as const;

type ServiceCategory = (typeof serviceCategories)[number];

/** Which services are shown: one category, or all of them. */
export type ServiceCategoryFilter = 'all' | ServiceCategory;

/** The name of the drawing beside a service. */
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
