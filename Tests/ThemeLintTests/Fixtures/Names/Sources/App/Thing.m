#import <UIKit/UIKit.h>
@implementation Thing
- (void)a {
  // [UINib nibWithNibName:@"Nope" bundle:nil]
  [UINib nibWithNibName:@"RowCell" bundle:nil];
  [UINib nibWithNibName:@"Other" bundle:self.bundle];
  [[UIStoryboard storyboardWithName:@"Main" bundle:[NSBundle mainBundle]] instantiateViewControllerWithIdentifier:@"Detail"];
  [self performSegueWithIdentifier:@"showDetail" sender:nil];
  [tableView dequeueReusableCellWithIdentifier:@"row" forIndexPath:p];
  [UIImage imageNamed:@"star"];
  [[NSBundle mainBundle] loadNibNamed:@"CardView" owner:self options:nil];
}
@end
