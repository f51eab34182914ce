import Link from '@mui/material/Link';

/** The element id of the review. */
export const reviewId = 'review';

function words(count: number | null): string {
  if (count === null) return 'reading…';
  if (count === 0) return 'no findings';
  return count === 1 ? '1 finding' : `${count} findings`;
}

/** The number of the review's findings (`null` until known), linked to them. */
export function ReviewCount({ count }: { count: number | null }) {
  return (
    <Link
      component="button"
      type="button"
      variant="body2"
      sx={{ justifySelf: 'start' }}
      onClick={() => {
        const review = document.getElementById(reviewId);
        review?.scrollIntoView({ block: 'nearest' });
        review?.focus({ preventScroll: true });
      }}
    >
      {`Review: ${words(count)}`}
    </Link>
  );
}
